import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/contract/postgres.ts'
import { quantile, round } from './numbers.ts'
import { cpuSeconds } from './processes.ts'
import { startSiteProcess } from './site-process.ts'

const rounds = 5
const seconds = 3

/** The same brotli page from nginx and from our process, in alternating rounds of wrk: requests a second as a share, and CPU a request. */
export async function benchStatic(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const nginx = await startNginx()
  const nginxRps: number[] = []
  const ourRps: number[] = []
  const ourCpuMicros: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const theirs = wrk(nginx.url)
    const before = cpuSeconds(site.pid)
    const ours = wrk(`http://127.0.0.1:${site.port}/contact`)
    const cpu = cpuSeconds(site.pid) - before
    if (round === 0) continue
    nginxRps.push(theirs.rps)
    ourRps.push(ours.rps)
    ourCpuMicros.push((cpu / ours.requests) * 1e6)
  }
  nginx.stop()
  await site.stop()
  const ratios = ourRps.map((rps, i) => rps / (nginxRps[i] ?? Number.NaN))
  return {
    staticRequestsPerSecond: round(quantile(ourRps, 0.5), 0),
    nginxRequestsPerSecond: round(quantile(nginxRps, 0.5), 0),
    shareOfNginx: round(quantile(ratios, 0.5)),
    staticCpuMicrosPerRequest: round(quantile(ourCpuMicros, 0.5), 1),
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

async function startNginx(): Promise<{ url: string; stop(): void }> {
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
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
