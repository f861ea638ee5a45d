import { prepareReactDom } from './app/client/prepareReactDom';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

/** Lets the browser paint and answer before what comes next. */
const rest = () => new Promise<void>((goOn) => setTimeout(goOn));

// All of it is on its way already. Run in one go it would hold up a phone's first touch for half a
// second.
await rest();
await prepareReactDom();
await rest();
const { start } = await import('./app/client/start');
await rest();
await start(root, rest);
