import { runScript } from '../run-script.js';

/** Before the tests of web/: builds them, unless they stand in dist/ already. */
export default function setUpWeb(): void {
  runScript('dist/graph/development/build-parts.js', 'tests');
}
