import { meter, SpanKind, traced } from '../../system/telemetry.ts'

/** How many connections of shared screens this server has, for who asks: those it serves, and those it hands to another server. */
export function measureSockets(count: () => { readonly here: number; readonly elsewhere: number }): void {
  meter()
    .createObservableGauge('klopt.screenshare.connections', {
      description: 'Connections of shared screens, served here or handed to another server',
    })
    .addCallback((result) => {
      for (const [place, value] of Object.entries(count())) result.observe(value, { 'klopt.place': place })
    })
}

/** One that asks to be let in: a span, with what was asked of the database for it, and counted by how it ended. */
export async function measuredHandshake<Outcome extends string>(letIn: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await traced('WS /api/screenshare/socket', { kind: SpanKind.SERVER }, letIn)
  meter()
    .createCounter('klopt.screenshare.handshakes', {
      description: 'Who asked to join a shared screen, by how it ended',
    })
    .add(1, { 'klopt.outcome': outcome })
  return outcome
}
