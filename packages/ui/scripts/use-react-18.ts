import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installOutside } from './install-outside.ts'
import { run, uiFolder, type Tarballs } from './pack.ts'
import { useInBrowser } from './use-in-browser.ts'

/** Does with React 18.3 and its types what is done with ours: installs, type-checks, builds and works in the application. */
export async function useReact18(work: string, tarballs: Tarballs): Promise<void> {
  const project = installOutside(work, tarballs, 18)
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    const file = join(project, 'node_modules', name, 'package.json')
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
    if (!version.startsWith('18.3.')) throw new Error(`${name} of the application of React 18.3 is ${version}`)
  }
  run(join(uiFolder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], project)
  await useInBrowser(project)
  console.log('The packed package type-checks, builds and works with React 18.3')
}
