import { build } from './build.js';
import { goOnBesideOthers } from './side-by-side.js';

/** Before the tests of web/: builds them, unless they stand in dist/ already. */
export default function setUpWeb(): void {
  goOnBesideOthers(build('tests'));
}
