import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';

/**
 * The modules of one test file: those of its own are loaded for it alone, so that it begins with
 * none of what another left in them. What they import of others is loaded by Node, once for all
 * files of the process.
 */
export class FreshModules {
  private readonly modules = new Map<string, Promise<vm.Module>>();
  /** Two that are linked at once would each wait for what the other has begun. */
  private linked: Promise<unknown> = Promise.resolve();

  /**
   * @param globals what the tests import from `@jest/globals`, which outside of jest's own module
   *   system is a file that throws
   * @param isOwn whether a file that is imported, given by its path, is loaded for this test file
   *   alone
   */
  constructor(
    private readonly globals: Record<string, unknown>,
    private readonly isOwn: (file: string) => boolean,
  ) {}

  /** Runs a file, and what it imports before it. */
  async run(file: string): Promise<void> {
    await this.evaluate(await this.load(pathToFileURL(file).href, true));
  }

  private async evaluate(module: vm.Module): Promise<vm.Module> {
    const linked = this.linked.then(async () => {
      if (module.status === 'unlinked')
        await module.link((specifier, from) => this.imported(specifier, from.identifier));
    });
    this.linked = linked.catch(() => {});
    await linked;
    await module.evaluate();
    return module;
  }

  private imported(specifier: string, from: string): Promise<vm.Module> {
    const address = specifier.startsWith('.') ? new URL(specifier, pathToFileURL(from)).href : specifier;
    return this.load(address, address.startsWith('file:') && this.isOwn(fileURLToPath(address)));
  }

  private load(address: string, isOwn: boolean): Promise<vm.Module> {
    const known = this.modules.get(address);
    if (known) return known;
    const module = isOwn ? this.read(address) : this.fromNode(address);
    this.modules.set(address, module);
    return module;
  }

  private async read(address: string): Promise<vm.Module> {
    const file = fileURLToPath(address);
    return new vm.SourceTextModule(await readFile(file, 'utf8'), {
      identifier: file,
      initializeImportMeta: (meta) =>
        Object.assign(meta, { url: address, filename: file, dirname: path.dirname(file) }),
      importModuleDynamically: async (specifier) => this.evaluate(await this.imported(specifier, file)),
    });
  }

  private async fromNode(address: string): Promise<vm.Module> {
    const found: Record<string, unknown> = address === '@jest/globals' ? this.globals : await import(address);
    return new vm.SyntheticModule(
      Object.keys(found),
      function () {
        for (const [name, value] of Object.entries(found)) this.setExport(name, value);
      },
      { identifier: address },
    );
  }
}
