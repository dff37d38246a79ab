import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from '../config/settings.ts'
import { createLogOutput } from './log-output.ts'

/** Structured logs on standard error; standard output is for the person who starts the server. */
export function createLogger(level: Settings['logLevel'], destination: DestinationStream = standardError()): Logger {
  return pino(
    {
      level,
      base: undefined,
      // A last resort: nothing should log these in the first place.
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', '*.headers', 'req.headers'],
        censor: '[weggelaten]',
      },
    },
    destination,
  )
}

function standardError(): DestinationStream {
  const output = createLogOutput(2)
  process.once('exit', () => output.flushSync())
  return output
}
