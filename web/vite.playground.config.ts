import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { partOfShop } from './vite-part.ts';

/** The playground, at /playground. */
export default mergeConfig(partOfShop('playground'), { plugins: [react()] });
