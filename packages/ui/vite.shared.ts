/** Dependencies Vite finds only while serving; without these a cold cache reloads a running test. */
export const foundLate = [
  '@floating-ui/dom',
  '@tanstack/react-virtual',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@storybook/react-vite',
  'axe-core',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
]
