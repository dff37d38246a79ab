import { meter } from '../../system/telemetry.ts'

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
