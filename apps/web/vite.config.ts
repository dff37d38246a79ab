import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressStart } from './build/compress-start.ts'
import { paintFirst } from './build/paint-first.ts'
import root from '../../package.json' with { type: 'json' }

/** The server that answers /api while developing. */
const api = process.env['API_URL'] ?? 'http://localhost:3000'

/** What writes figures and days, which parts of the page of a customer need too, when they are asked for. */
const needsNoScreens =
  /validators\/src\/(money|number-text|iban-text|date-text)\.ts$|bookkeeping\/src\/(money\/errors|vat\/vat-codes)\.ts$/
/** What everybody but a customer needs from the start: who is signed in, and what keeps what they read. */
const accounts = /web\/src\/accounts\.tsx$/
/** What the two first pages share, which are the login page and that of a customer. */
const onFirstPages =
  /ui\/src\/(alert\/|button\/|card\/|form-field\/(?!sent-value)|logo\/)|web\/src\/app\/routing\/(use-)?page-title\.ts$/
/** What the page of a customer shows at first, and other screens too. */
const shownToCustomers =
  /ui\/src\/(badge\/badge|checkbox\/|skeleton\/)|web\/src\/(app\/transport\/download\.ts|shared\/look\/(company-mark|chosen-colour))/
/** What it has for itself, which the page that asks for a new link has a part of. */
const customerPage = /customer-dashboard\/\$token\/index\.tsx\?tsr-split=component$/
/** What fields that keep a value have in common; apart, each part would be a file of its own. */
const fields =
  /ui\/src\/(form-field\/sent-value|hooks\/use-(form-reset|kept-value|reset-ref|typed-field|typed-value)|select\/use-own-value)\.tsx?$/
const loginPage = /routes\/v2\/authenticate\.tsx\?tsr-split=component$/

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    vanillaExtractPlugin(),
    paintFirst(),
    compressStart(),
  ],
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(root.version) },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false, ws: true } } },
  build: {
    target: 'es2023',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is built in may be passed on with its licence.
    license: { fileName: 'licenses.txt' },
    // One file of all that is needed at first. Shared with screens, it would fall apart into dozens of small ones, which
    // compress badly and wait for each other on a slow connection.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'accounts', test: accounts, priority: 0.95 },
            // What the addresses of all screens need, for the same reason. The page of a customer, who has no account,
            // needs none of those.
            { name: 'figures', test: needsNoScreens, priority: 0.5 },
            { name: 'first', test: onFirstPages, priority: 0.9 },
            { name: 'shown', test: shownToCustomers, priority: 0.8 },
            { name: 'customer', test: customerPage, priority: 0.75 },
            { name: 'login', test: loginPage, priority: 0.7 },
            { name: 'fields', test: fields, priority: 0.6 },
            { name: 'screens', test: /routeTree\.gen\.ts$/ },
          ],
        },
      },
    },
  },
})
