import { createServer, type AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '../../../../scripts/chromium.mjs'
import { resource } from '../measure/resources.ts'

/** What Lighthouse says of one load. */
export interface Findings {
  largestPaintMs: number
  /** 100 when every audit of accessibility passes. */
  accessibility: number
  /** The audits of accessibility that fail. */
  failed: string[]
}

/** A Chromium that Lighthouse can steer. */
export async function startAudited() {
  const port = await freePort()
  const browser = await chromium.launch({
    ...(await chromiumLaunchOptions()),
    args: [`--remote-debugging-port=${port}`],
  })
  return resource({ browser, audit: (url: string) => audit(url, port) }, () => browser.close())
}

/** With an empty cache, as the phone on a slow connection that Lighthouse takes for granted. */
async function audit(url: string, port: number): Promise<Findings> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'nothing was measured')
  const { audits, categories } = result.lhr
  const checks = categories['accessibility']?.auditRefs ?? []
  return {
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    failed: checks.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
