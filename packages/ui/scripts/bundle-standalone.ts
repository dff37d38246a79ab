/** Puts React and all else that `dist/standalone.js` imports into it, so that a page loads it without a build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const file = fileURLToPath(new URL('../dist/standalone.js', import.meta.url))

const built = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: 'es2023',
    minify: true,
    lib: { entry: file, formats: ['es'] },
    // What a table on a phone fetches later would be a file of its own.
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
const chunk = [built]
  .flat()
  .flatMap((result) => ('output' in result ? result.output : []))
  .find((part) => part.type === 'chunk')
if (!chunk) throw new Error('The build made no module of dist/standalone.js')
writeFileSync(file, `'use client'\n${chunk.code}`)
if (/\bprocess\.env\b|from\s*["'](?:react|@)/.test(readFileSync(file, 'utf8')))
  throw new Error('dist/standalone.js still asks for something that a page does not have')
