const asked = new Set<string>()

/**
 * Imports a script, and asks at once for those that it will ask for itself (paths without the leading slash; the build lists them). A link takes a slow phone
 * some milliseconds: after a few, a finger on the page goes first.
 */
export async function preload<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  let links = 0
  for (const path of paths) {
    if (asked.has(path)) continue
    if (++links % 4 === 0) await new Promise((rest) => setTimeout(rest))
    asked.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${path}`
    document.head.append(link)
  }
  return load()
}
