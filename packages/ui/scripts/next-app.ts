import { codeOfGuide } from './code-of-guide.ts'

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom'],
  strict: true,
  noEmit: true,
  isolatedModules: true,
  types: ['./styles.d.ts'],
}

/** Types are checked by our own compiler: that of Next asks for another version of it. */
const settings = 'export default { typescript: { ignoreBuildErrors: true }, devIndicators: false }\n'

/**
 * The application of the guide to Next, its files by name: in German and beside Tailwind, its page and frame Server
 * Components, its fields of the browser. An icon, types and settings are what a new application of Next brings.
 */
export function nextApp(): Record<string, string> {
  const [layout, provider, page, fields] = codeOfGuide('start-next', 'tsx')
  const [[postcss], [globals]] = [codeOfGuide('start-next', 'js'), codeOfGuide('start-next', 'css')]
  if (!layout || !provider || !page || !fields || !postcss || !globals)
    throw new Error('The guide to Next misses a file of its application')
  return {
    'app/layout.tsx': layout,
    'app/in-german.tsx': provider,
    'app/page.tsx': page,
    'app/new-invoice.tsx': fields,
    'app/globals.css': globals,
    'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
    'postcss.config.mjs': postcss,
    'next.config.mjs': settings,
    'styles.d.ts': "declare module '*.css'\n",
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['app'] }),
  }
}
