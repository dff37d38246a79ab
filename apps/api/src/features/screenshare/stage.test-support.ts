import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestServer, TestSchedule, type KloptTestServer } from '../../testing/index.ts'
import { Helper, Sharer, type Line } from './screenshare.test-support.ts'

export const pointer = { x: 10, y: 20, path: '0.1', dx: 0.5, dy: 0.5 }

/** A server, and for each test somebody who shares a screen and somebody who helps. */
export class Stage {
  readonly later = new TestSchedule()
  server!: KloptTestServer
  sharer!: Sharer
  helper!: Helper

  /** To be called once in a file of tests. */
  static set(): Stage {
    const stage = new Stage()
    beforeAll(async () => {
      stage.server = await createTestServer({ schedule: stage.later.schedule })
    })
    afterAll(() => stage.server.stop())
    beforeEach(async () => {
      await stage.server.services.pool.query('TRUNCATE screen_shares, screen_share_looks')
      stage.sharer = await Sharer.ofNew(stage.server)
      await stage.sharer.register()
      stage.helper = await Helper.ofNew(stage.server)
    })
    return stage
  }

  async waiting() {
    return (await this.helper.list())[0]
  }

  async sessionId(): Promise<number> {
    return (await this.waiting())?.id ?? 0
  }

  /** A user who shares and an operator who looks. */
  async meet(): Promise<{ tab: Line; operator: Line }> {
    const tab = await this.sharer.tab()
    const operator = await this.helper.look(await this.sessionId())
    await tab.hear('operator_connected')
    return { tab, operator }
  }
}
