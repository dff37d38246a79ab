/** The part of Playwright's launch options that says which browser to start. */
export function chromiumLaunchOptions(): Promise<{
  executablePath: string
  env?: Record<string, string>
}>
