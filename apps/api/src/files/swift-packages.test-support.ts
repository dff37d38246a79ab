import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { debianPackages } from '../testing/debian-packages.ts'

const PACKAGES = ['python3-swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const UTILS = 'usr/lib/python3/dist-packages/swift/common/utils.py'

/** The folder in which OpenStack Swift of Debian stands; null where it is not to be had. */
export const swiftOfDebian = (): Promise<string | null> =>
  debianPackages({ name: 'klopt-swift-of-debian', packages: PACKAGES, adjust: takeSettingsElsewhere })

/** It looks for its settings at one place of the machine alone. */
async function takeSettingsElsewhere(root: string): Promise<void> {
  const path = join(root, UTILS)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(
    "SWIFT_CONF_FILE = '/etc/swift/swift.conf'",
    "SWIFT_CONF_FILE = os.environ['SWIFT_CONF_FILE']",
  )
  if (changed === text) throw new Error('this Swift has its settings elsewhere')
  await writeFile(path, changed)
}
