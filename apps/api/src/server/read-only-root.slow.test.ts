import { spawnSync } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { end, layArtefact, startArtefact } from './artefact.test-support.ts'

/** Nobody on Debian, as an image or a unit would choose a user of its own. */
const USER = 65534

/** As deploy/compose.yaml and deploy/kustomize ask: all is read-only but /tmp and the data, here at /mnt. */
const asInAContainer = `
mount --make-rprivate / &&
mount --bind "$FOLDER" /srv && mount -o remount,bind,ro /srv &&
mount --bind "$DATA" /mnt &&
mount -o remount,bind,ro / &&
mount -t tmpfs tmpfs /tmp &&
! touch /srv/written /var/written 2>/dev/null &&
exec setpriv --reuid ${USER} --regid ${USER} --clear-groups --no-new-privs --bounding-set=-all "$@"`

test(
  'on a read-only root, as somebody without rights, it runs and ends when told',
  { timeout: 600_000 },
  async (context) => {
    const missing = whatIsMissing()
    if (missing !== null) return context.skip(missing)
    const artefact = await layArtefact()
    onTestFinished(() => artefact.remove())
    const data = join(artefact.parent, 'data')
    await mkdir(data, { mode: 0o700 })
    await chown(data, USER, USER)

    const command = ['unshare', '--mount', 'sh', '-c', asInAContainer, 'sh', '/srv/klopt']
    const env = { FOLDER: artefact.folder, DATA: data, DATA_DIR: '/mnt', DEMO: '0' }
    const running = await startArtefact(command, env)
    try {
      expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
      const page = await fetch(`${running.url}/v2/authenticate`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<script')
    } finally {
      expect(await end(running)).toBe(0)
    }
  },
)

/** Null where a mount namespace of one's own is to be had. */
function whatIsMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can bind a root read-only'
  const probe = ['--mount', 'sh', '-c', 'mount --make-rprivate / && mount -o remount,bind,ro / && setpriv --version']
  const { status } = spawnSync('unshare', probe)
  return status === 0 ? null : 'this machine gives no mount namespace (unshare, setpriv)'
}
