import { createPool } from '../../database/pool.ts'
import { runProgram } from '../../database/command.ts'
import { erasePerson } from './erase-person.ts'
import { readArgs, readContact } from './read-args.ts'

const USAGE = 'Gebruik: npm run person:erase -- --administration <nummer> --contact <nummer> [--do]'

await runProgram('shared', async (connect) => {
  const args = readArgs(USAGE)
  const contact = readContact(args, USAGE)
  return connect(async (connection) => {
    const pool = createPool({ connection, maxConnections: 1, onError: () => {} })
    try {
      return await erasePerson(pool, contact, { acts: args.do === true, now: new Date() })
    } finally {
      await pool.end()
    }
  })
})
