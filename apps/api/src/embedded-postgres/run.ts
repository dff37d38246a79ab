import { spawn } from 'node:child_process'

/** PostgreSQL's programs read many settings from the environment; none of the user's may reach them. */
export const BARE_ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' } // zero: what is run is named by its whole path

/** Runs a program to its end and gives its exit code and all it printed. A missing program has code -1. */
export function run(
  program: string,
  args: string[],
  options: { input?: string; uid?: number; gid?: number } = {},
): Promise<{ code: number; output: string }> {
  const { input = '', ...account } = options
  return new Promise((resolve) => {
    // The folder that Node was started in may be closed to the account that the program runs under.
    const child = spawn(program, args, { ...account, cwd: '/', env: BARE_ENVIRONMENT })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.stdin.on('error', () => {}) // It may end before it has read its input.
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
    child.stdin.end(input)
  })
}
