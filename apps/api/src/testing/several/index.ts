export { startS3Server } from '../../files/s3-server.test-support.ts'
export { SHARED_SECRET, startSeveral, type SeveralServers } from './start-several.ts'
