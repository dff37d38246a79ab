import sizes from '../../export-sizes.json'
import { componentOfFile, folderOfFile } from './component-name.ts'
import { statusOf, statusTexts } from './component-status.ts'
import { SourceLink } from './source-link.tsx'

const files = Object.keys(import.meta.glob('../*/*.usage.tsx', { query: '?url' })).filter(
  (path) => !path.startsWith('../examples/'),
)

/** What an export weighs, or nothing where it is no export of its own. */
const weightOf = (name: string): number | undefined =>
  Object.values(sizes)
    .map((entry) => (entry as Readonly<Record<string, number>>)[name])
    .find((bytes) => bytes !== undefined)

/** Every component with how settled it is, what it weighs and where its source lies. */
export function StatusTable() {
  return (
    <table>
      <thead>
        <tr>
          {['Component', 'Status', 'What that means', 'Bytes', 'Source'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((path) => {
          const name = componentOfFile(path)
          const status = statusOf(name)
          return (
            <tr key={path}>
              <th scope="row">{name}</th>
              <td>{status}</td>
              <td>{statusTexts[status]}</td>
              <td>{weightOf(name)?.toLocaleString('en') ?? '–'}</td>
              <td>
                <SourceLink folder={folderOfFile(path)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
