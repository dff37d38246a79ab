import type { KloptTestServer } from '../../testing/index.ts'

export const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

/** An administration with its owner and one member, each with a client. */
export async function company(
  server: KloptTestServer,
  permissions: readonly ('ADMIN' | 'ACCOUNTING' | 'TIME_TRACKING')[] = ['ACCOUNTING'],
) {
  const { world } = server
  const { id: administrationId, owner } = await world.administration()
  const member = await world.user({ firstName: 'Anna' })
  const roleId = await world.role({ user: member, administrationId, permissions })
  return {
    administrationId,
    params: { administrationId },
    owner,
    member,
    roleId,
    asOwner: await world.as(owner),
    asMember: await world.as(member),
  }
}
