import { readFileSync } from 'node:fs'

const packageFile = new URL('../../../../package.json', import.meta.url)

/** The version of the product, as reports of errors name it. */
export const release: string = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version
