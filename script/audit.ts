import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { z } from 'zod'

/**
 * Audits the packages of the lock file. What the lock file itself says is always checked: every package has a strong hash and comes from the registry,
 * only approved ones run a script at installation, direct dependencies are pinned, none is a version with a known advisory (known-advisories.json).
 * The registry's own advisories are asked for as well; a registry that offers none is named, and the rest decides.
 */

const root = join(import.meta.dirname, '..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'))
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        link: z.boolean().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'))
const known = z
  .object({
    readOn: z.iso.date(),
    advisories: z.array(
      z.object({ id: z.string(), package: z.string(), vulnerable: z.string(), severity: z.string(), url: z.url() }),
    ),
  })
  .parse(read('script/known-advisories.json'))

const troubles: string[] = []
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
for (const [path, { version = '', integrity, resolved, link, hasInstallScript }] of packages) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const at = `${name}@${version}`
  if (link || (resolved && !resolved.startsWith('https://'))) troubles.push(`${at} is not a package of the registry`)
  if (!integrity?.startsWith('sha512-')) troubles.push(`${at} has no sha512 hash`)
  if (hasInstallScript && manifest.allowScripts[name] === undefined)
    troubles.push(`${at} wants to run a script at installation: decide in allowScripts`)
  for (const { id, package: of, vulnerable, severity, url } of known.advisories)
    if (of === name && semver.satisfies(version, vulnerable, { includePrerelease: true }))
      troubles.push(`${at} is vulnerable (${severity}): ${id} ${url}`)
}
for (const group of [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies])
  for (const [name, range] of Object.entries(group))
    if (semver.valid(withoutName(range)) === null) troubles.push(`${name} is not pinned: ${range}`)

const asked = registryAdvisories()
if (asked) troubles.push(...asked)
for (const trouble of troubles) process.stdout.write(`${trouble}\n`)
process.stdout.write(
  `${packages.length} packages, ${troubles.length} troubles; ${asked ? 'advisories of the registry and' : 'the registry offers no advisories;'} ${known.advisories.length} known ones, read on ${known.readOn}\n`,
)
process.exitCode = troubles.length > 0 ? 1 : 0

/** The version of a package that is taken under another name: of 'npm:typescript@7.0.2'. */
function withoutName(range: string): string {
  return range.replace(/^npm:.+@/, '')
}

/** High and critical advisories for what visitors' requests reach; undefined when the registry offers none. */
function registryAdvisories(): string[] | undefined {
  const shape = z.object({
    vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  })
  let text: string
  try {
    text = execFileSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    // It exits with 1 for what it found as for what it could not ask.
    text = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const parsed = shape.safeParse(answer)
  if (!parsed.success) return undefined
  return Object.entries(parsed.data.vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}, says the registry`)
}
