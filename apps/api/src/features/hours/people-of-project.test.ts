import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const open = async () => new Hours(await Books.openOn(server, '2026-06-10'))
const people = ({ client, params }: Hours, projectId: number) =>
  client.call(contract.projects.people, { params: { ...params, projectId } })

test('the owner sees who worked how much on a project, who did most first, and it comes to what the project says', async () => {
  const owner = await open()
  const [first, second] = [await owner.colleague(), await owner.colleague()]
  const projectId = await owner.project()
  const other = await owner.project({ name: 'Iets anders' })
  await owner.write({ projectId, seconds: time(1) })
  await first.write({ projectId, seconds: time(2, 30) })
  await first.write({ projectId, day: '2026-06-04', seconds: time(1), billable: false })
  await first.write({ projectId: other, seconds: time(8) })
  await second.write({ projectId: other, seconds: time(4) })
  const found = await people(owner, projectId)
  expect(found).toMatchObject([
    { userId: first.user.id, seconds: time(3, 30), unbilledSeconds: time(2, 30), lastDay: '2026-06-04' },
    { userId: owner.user.id, seconds: time(1), unbilledSeconds: time(1), lastDay: '2026-06-01' },
  ])
  const { seconds, unbilledSeconds } = await owner.show(projectId)
  expect(found.reduce((sum, each) => sum + each.seconds, 0)).toBe(seconds)
  expect(found.reduce((sum, each) => sum + each.unbilledSeconds, 0)).toBe(unbilledSeconds)
})

test('an employee sees their own hours alone, and nothing of a project that is not theirs', async () => {
  const owner = await open()
  const [employee, member] = [await owner.colleague(), await owner.colleague()]
  const projectId = await owner.project()
  await owner.write({ projectId, seconds: time(5) })
  expect(await people(employee, projectId)).toEqual([])
  await employee.write({ projectId, seconds: time(1) })
  expect(await people(employee, projectId)).toMatchObject([{ userId: employee.user.id, seconds: time(1) }])
  const closed = await owner.project({ name: 'Besloten', forEverybody: false, memberIds: [member.user.id] })
  await expect(people(employee, closed)).rejects.toMatchObject({ status: 404 })
  expect(await people(member, closed)).toEqual([])
})

test('a bookkeeper sees all of it; one of other books, and a project that is not there, are not found', async () => {
  const owner = await open()
  const bookkeeper = await owner.colleague(['ACCOUNTING'])
  const projectId = await owner.project()
  await owner.write({ projectId, seconds: time(1) })
  expect(await people(bookkeeper, projectId)).toHaveLength(1)
  const stranger = await open()
  await expect(people(stranger, projectId)).rejects.toMatchObject({ status: 404 })
  await expect(people(owner, 999_999_999)).rejects.toMatchObject({ status: 404 })
})

test('it takes as many statements for five colleagues as for one', async () => {
  const owner = await open()
  const [few, many] = [await owner.project(), await owner.project({ name: 'Veel' })]
  await owner.write({ projectId: few, seconds: time(1) })
  for (let count = 0; count < 5; count += 1) {
    await (await owner.colleague()).write({ projectId: many, seconds: time(1) })
  }
  expect(await countStatements(() => people(owner, many))).toBe(await countStatements(() => people(owner, few)))
})
