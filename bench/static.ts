import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/contract/postgres.ts'
import { quantile, round } from './numbers.ts'
import { childrenOf, cpuSeconds } from './processes.ts'
import { nodeFlags, startSiteProcess } from './site-process.ts'

const rounds = 5
const seconds = 3

/**
 * The same brotli page from nginx, from our process and from the least that Node can do (static-floor.ts), in alternating rounds of wrk: requests a
 * second as a share, and CPU a request of each.
 */
export async function benchStatic(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const nginx = await startNginx()
  const floor = await startFloor(await answerBytes(`http://127.0.0.1:${site.port}/contact`))
  const servers = [nginx, { url: `http://127.0.0.1:${site.port}/contact`, pid: site.pid }, floor]
  const measured = servers.map(() => ({ rps: [] as number[], cpuMicros: [] as number[] }))
  for (let round = 0; round <= rounds; round++)
    for (const [i, { url, pid }] of servers.entries()) {
      const before = cpuSeconds(pid)
      const { rps, requests } = wrk(url)
      // The first round warms up.
      if (round === 0) continue
      measured[i]?.rps.push(rps)
      measured[i]?.cpuMicros.push(((cpuSeconds(pid) - before) / requests) * 1e6)
    }
  nginx.stop()
  floor.stop()
  await site.stop()
  const [theirs, ours, least] = measured
  if (!theirs || !ours || !least) throw new Error('nothing was measured')
  const ratios = ours.rps.map((rps, i) => rps / (theirs.rps[i] ?? Number.NaN))
  return {
    staticRequestsPerSecond: round(quantile(ours.rps, 0.5), 0),
    nginxRequestsPerSecond: round(quantile(theirs.rps, 0.5), 0),
    shareOfNginx: round(quantile(ratios, 0.5)),
    shareOfNginxMin: round(Math.min(...ratios)),
    staticCpuMicrosPerRequest: round(quantile(ours.cpuMicros, 0.5), 1),
    staticCpuMicrosPerRequestMin: round(Math.min(...ours.cpuMicros), 1),
    nginxCpuMicrosPerRequest: round(quantile(theirs.cpuMicros, 0.5), 1),
    floorCpuMicrosPerRequest: round(quantile(least.cpuMicros, 0.5), 1),
    floorCpuMicrosPerRequestMin: round(Math.min(...least.cpuMicros), 1),
  }
}

function wrk(url: string): { rps: number; requests: number } {
  const output = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', 'accept-encoding: br', url], {
    encoding: 'utf8',
  })
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const rps = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!requests || /Non-2xx/.test(output)) throw new Error(`wrk: ${output}`)
  return { rps, requests }
}

/** Length of a whole answer, head and body. */
async function answerBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  const head = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  return head + Number(answer.headers.get('content-length'))
}

async function startFloor(bytes: number): Promise<{ url: string; pid: number; stop(): void }> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [...nodeFlags, join(import.meta.dirname, 'static-floor.ts'), String(port), String(bytes)],
    { stdio: 'ignore' },
  )
  process.once('exit', () => child.kill())
  await new Promise((wait) => setTimeout(wait, 1000))
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}

async function startNginx(): Promise<{ url: string; pid: number; stop(): void }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  mkdirSync(join(folder, 'www'))
  copyFileSync(join(import.meta.dirname, '../dist/client/contact.html.br'), join(folder, 'www/contact'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; ${userInfo().uid === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type "text/html; charset=utf-8"; add_header content-encoding br; } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGTERM'))
  await new Promise((wait) => setTimeout(wait, 1000))
  return {
    url: `http://127.0.0.1:${port}/contact`,
    // The worker: its parent only watches.
    pid: childrenOf(child.pid ?? 0)[0] ?? 0,
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
