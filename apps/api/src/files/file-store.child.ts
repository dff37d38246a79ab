import { createDiskFileStore } from './file-store.ts'

/** As the night of another server: removes what was not put since an instant, over and over, until its parent ends it. */
const [folder = '', administrationId = '', name = '', since = ''] = process.argv.slice(2)
const store = createDiskFileStore(folder)
const kept = { name, sha256: Buffer.from(name, 'hex'), isAside: false }
process.stdout.write('begonnen')
for (;;) await store.removeUnlessPutSince(Number(administrationId), kept, new Date(since))
