import 'graphiql/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { readFacts } from './examples';
import { Playground } from './Playground';

const element = document.getElementById('playground');
if (!element) throw new Error('The page has no #playground to render into');

createRoot(element).render(<Playground facts={await readFacts()} />);
