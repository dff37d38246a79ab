import { expect, test } from 'vitest'
import { show } from '../testing/share.ts'
import { describeTarget, isSafeToClick, nameOf } from './index.ts'

const first = (html: string) => show(html).firstElementChild as Element
const inside = (html: string, selector: string) => show(html).querySelector(selector) as Element

test('only what shows something or can be changed back may be offered', () => {
  for (const html of [
    '<button type="button">Toon meer</button>',
    '<a href="/v2/administrations">Mijn administraties</a>',
    '<button role="tab">Regels</button>',
    '<input type="text">',
    '<select><option>a</select>',
    '<input type="checkbox">',
  ]) {
    expect({ html, isSafe: isSafeToClick(first(html)) }).toEqual({ html, isSafe: true })
  }
})

test('nothing that submits, deletes, pays, sends or leaves may be offered', () => {
  for (const html of [
    '<button>Verwijderen</button>',
    '<button type="button" aria-label="Factuur versturen">x</button>',
    '<button type="button">Nu betalen</button>',
    '<button type="button">Uitloggen</button>',
    '<button type="button" disabled>Toon</button>',
    '<button type="button" data-tone="danger">Door</button>',
    '<input type="submit">',
    '<input type="password">',
    '<input type="file">',
    '<a href="https://elders.example/">Elders</a>',
    '<a href="javascript:alert(1)">Toon</a>',
    '<a href="mailto:a@b.nl">Mail</a>',
    '<a href="/a" target="_blank">Nieuw</a>',
    '<a href="/a" download>Bestand</a>',
    '<a href="/api/v2/export">Toon</a>',
    '<div>Zomaar</div>',
  ]) {
    expect({ html, isSafe: isSafeToClick(first(html)) }).toEqual({ html, isSafe: false })
  }
  expect(isSafeToClick(inside('<form><button>Toon</button></form>', 'button'))).toBe(false)
  expect(isSafeToClick(inside('<div role="alertdialog"><button type="button">Toon</button></div>', 'button'))).toBe(
    false,
  )
  expect(isSafeToClick(inside('<button type="button">Verwijder<svg></svg></button>', 'svg'))).toBe(false)
})

test('a target is described by what it is and its name', () => {
  expect(describeTarget(inside('<button type="button"><i>Toon</i> meer</button>', 'i'))).toEqual({
    kind: 'knop',
    name: 'Toon meer',
    isSafe: true,
  })
  expect(describeTarget(inside('<label for="n">Naam</label><input id="n">', 'input'))).toMatchObject({
    kind: 'veld',
    name: 'Naam',
  })
  expect(describeTarget(first(`<a href="/x">${'lang '.repeat(40)}</a>`)).name).toHaveLength(60)
  expect(describeTarget(first('<a href="/x">BSN 111222333</a>'))).toMatchObject({ kind: 'link', name: 'BSN •••••••••' })
})

test('what is only pointed out is called by what it says, without what is secret', () => {
  expect(nameOf(inside('<main tabindex="-1"><h1>Kaart\n 4111 1111 1111 1111</h1><p>lang</p></main>', 'h1'))).toBe(
    'Kaart •••• •••• •••• ••••',
  )
})
