import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { debianPackages } from '../testing/debian-packages.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

// What stands in `deploy`, read by the programs that it is for.
const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
const isThere = (program: string) =>
  run('which', [program]).then(
    () => true,
    () => false,
  )

test('kubectl lays out the base for Kubernetes', async (context) => {
  if (!(await isThere('kubectl'))) return context.skip('there is no kubectl on this machine')
  const { stdout } = await run('kubectl', ['kustomize', join(deploy, 'kustomize')])
  expect([...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind).toSorted()).toEqual(['Deployment', 'Service'])
  expect(stdout).toContain('readOnlyRootFilesystem: true')
})

test('promtool reads every alert', async (context) => {
  const rules = join(deploy, 'prometheus/klopt.rules.yaml')
  const promtool = await findPromtool()
  if (promtool === null) return context.skip('there is no promtool, and Debian has none to give')
  const { stdout } = await run(promtool, ['check', 'rules', rules])
  const count = (await readFile(rules, 'utf8')).match(/- alert: /g)?.length
  expect(stdout).toContain(`SUCCESS: ${count} rules found`)
})

test('systemd reads the unit', async (context) => {
  if (!(await isThere('systemd-analyze'))) return context.skip('there is no systemd-analyze on this machine')
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  // It asks whether what is started is there.
  await copyFile('/bin/true', join(folder.path, 'klopt'))
  const unit = join(folder.path, 'klopt.service')
  await writeFile(
    unit,
    (await readFile(join(deploy, 'klopt.service'), 'utf8')).replace('/srv/klopt/', `${folder.path}/`),
  )
  const { stdout, stderr } = await run('systemd-analyze', ['verify', unit])
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('klopt.service'))).toEqual([])
})

async function findPromtool(): Promise<string | null> {
  if (await isThere('promtool')) return 'promtool'
  const root = await debianPackages({ name: 'klopt-prometheus-of-debian', packages: ['prometheus'] })
  if (root === null) return null
  const promtool = join(root, 'usr/bin/promtool')
  return existsSync(promtool) ? promtool : null
}
