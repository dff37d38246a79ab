import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How vitest calls the picture it made and the one of what differs, behind the name of a picture. */
const PARTS = /-(actual|diff)\.png$/

/**
 * A page of what differs between two runs of pictures, as it was, as it is, and where; undefined when nothing does. What is
 * only there now has no picture of before.
 *
 * @param {string} folder that of the pictures, with those of what differs in `difference`
 * @returns {string | undefined} the path of the page
 */
export function writeReport(folder) {
  const differences = join(folder, 'difference')
  if (!existsSync(differences)) return undefined
  const made = readdirSync(differences).filter((file) => PARTS.test(file))
  const names = [...new Set(made.map((file) => file.replace(PARTS, '')))].toSorted()
  if (names.length === 0) return undefined
  for (const name of names) keepBefore(name, folder, differences)
  const page = join(differences, 'report.html')
  writeFileSync(page, pageOf(names, readdirSync(differences)))
  return page
}

/** The page is looked at elsewhere, where the pictures of before are not. */
function keepBefore(name, folder, differences) {
  const before = join(folder, `${name}.png`)
  if (existsSync(before)) cpSync(before, join(differences, `${name}-before.png`))
}

function pageOf(names, files) {
  const rows = names.map((name) => {
    const pictures = ['before', 'actual', 'diff'].map((part) => figureOf(`${name}-${part}.png`, part, files))
    return `<section><h2>${name}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Wat anders is</title>
<style>body{font:16px system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{width:100%;border:1px solid}</style>
<h1>Wat anders is: ${names.length}</h1>${rows.join('\n')}</html>`
}

const titles = { before: 'Was', actual: 'Is', diff: 'Verschil' }

const figureOf = (file, part, files) =>
  files.includes(file)
    ? `<figure><figcaption>${titles[part]}</figcaption><img src="${file}" alt="${titles[part]}" loading="lazy"></figure>`
    : `<p>${titles[part]}: geen</p>`
