const asked = new Set<string>()

/** Imports a script, and asks at once for those that it will ask for itself (paths without the leading slash; the build lists them). */
export async function preload<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  for (const path of paths) {
    if (asked.has(path)) continue
    asked.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${path}`
    document.head.append(link)
    // Each takes a slow phone several milliseconds: a finger that comes in between has its turn.
    if (asked.size % 4 === 0) await new Promise((goOn) => setTimeout(goOn))
  }
  // What it stands on first, one by one: run all at once, they hold up whoever presses something else.
  for (const path of paths.toReversed()) await import(/* @vite-ignore */ `/${path}`)
  return load()
}
