/**
 * All of it for a page without a build: the components, their languages, the validators, and the React that they run on, in
 * one module (`scripts/bundle-standalone.ts`). An application that is built imports `@klopt/ui` and brings its own React.
 */
export * from './index.ts'
export { de } from './language/de/index.ts'
export { en } from './language/en/index.ts'
export { nl } from './language/nl.ts'
export * as validators from '@klopt/validators'
export { createElement, Fragment, useEffect, useRef, useState } from 'react'
export { createRoot } from 'react-dom/client'
