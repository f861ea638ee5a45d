import { describe, expect, it } from '@jest/globals';
import { namesBegunBy, namesInScriptOf, scriptOf } from './script-names.js';

describe('names in the scripts of India', () => {
  it('are told by their letters, whatever stands between', () => {
    expect(scriptOf('atta 5 kg')).toBeNull();
    expect(scriptOf('5 kg आटा')).toBe(scriptOf('प्याज'));
    expect(scriptOf('வெங்காயம்')).not.toBe(scriptOf('प्याज'));
  });

  it('are completed from what is typed of them, the shortest first', () => {
    const names = namesBegunBy('प्या').map(({ name }) => name);

    expect(names[0]).toBe('प्याज');
    expect(namesBegunBy('pya')).toEqual([]);
  });

  it('stand for things in the script of the question, and in Latin letters where it knows none', () => {
    expect(namesInScriptOf('வெங்காயம்', ['onion'])).not.toContain('onion');
    expect(namesInScriptOf('टमाटर', ['tomato']).every((name) => scriptOf(name) === scriptOf('टमाटर'))).toBe(true);
    const onions = namesInScriptOf('कांदा', ['onion']);
    expect(onions.filter((name) => ['प्याज', 'प्याज़'].includes(name.normalize('NFC')))).toHaveLength(1);
    expect(namesInScriptOf('प्याज', ['onion'])).not.toContain('प्याज़'.normalize('NFC'));
    expect(namesInScriptOf('टमाटर', ['no such thing'])).toEqual(['no such thing']);
    expect(namesInScriptOf('tamatar', ['tomato'])).toEqual(['tomato']);
  });
});
