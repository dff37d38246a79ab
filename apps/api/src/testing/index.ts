export { CallError, fileBody, TestClient, type CallOptions, type RawAnswer } from './test-client.ts'
export { createTestServer, type KloptTestServer, type TestServerOptions } from './create-test-server.ts'
export { sharedTestServer } from './shared-test-server.ts'
export { TestClock } from './test-clock.ts'
export { TestSchedule } from './test-schedule.ts'
export {
  World,
  type NewAdministration,
  type NewRole,
  type NewUser,
  type TestAdministration,
  type TestUser,
} from './world.ts'
