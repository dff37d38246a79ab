/** Whether something thrown is an error with this code, such as `ENOENT` of the operating system. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
