import { z } from 'zod';

const amounts = {
  rt: z.number().describe('GST in percent.'),
  txval: z.number().describe('Worth without tax, in rupees.'),
  iamt: z.number().describe('Tax on goods to another state, in rupees.'),
  camt: z.number().describe('Tax of the country, in rupees.'),
  samt: z.number().describe('Tax of the state, in rupees.'),
  csamt: z.number().describe('Cess: always 0.'),
};
const place = z.string().describe('Code of the state that the goods went to.');
const day = z.string().describe('When it was issued, e.g. 05-11-2026.');
const itms = z.array(z.object({ num: z.number().int(), itm_det: z.object(amounts) })).describe('A row for each rate.');
const regular = { rchrg: z.literal('N'), inv_typ: z.literal('R') };
const invoice = { inum: z.string(), idt: day, val: z.number(), itms };
const note = { ntty: z.literal('C'), nt_num: z.string(), nt_dt: day, val: z.number(), pos: place, itms };
const hsn = z.array(
  z.object({
    num: z.number().int(),
    hsn_sc: z.string().describe('Code of the goods; empty where nobody has said it.'),
    uqc: z.string().describe('NOS: pieces; NA: a service.'),
    qty: z.number().int(),
    ...amounts,
  }),
);

/** Form GSTR-1 as its portal takes it; `toGstr1Json` makes it. */
export const gstReturnJson = z
  .object({
    gstin: z.string(),
    fp: z.string().describe('The last month of the period, e.g. 112026.'),
    b2b: z.array(z.object({ ctin: z.string(), inv: z.array(z.object({ ...invoice, pos: place, ...regular })) })),
    b2cl: z.array(z.object({ pos: place, inv: z.array(z.object(invoice)) })),
    b2cs: z.array(z.object({ sply_ty: z.enum(['INTRA', 'INTER']), typ: z.literal('OE'), pos: place, ...amounts })),
    cdnr: z.array(z.object({ ctin: z.string(), nt: z.array(z.object({ ...note, ...regular })) })),
    cdnur: z.array(z.object({ typ: z.literal('B2CL'), ...note })),
    nil: z.object({
      inv: z.array(
        z.object({
          sply_ty: z.string().describe('INTRB2C, INTRAB2C, INTRB2B or INTRAB2B: to another state or within, to whom.'),
          ...{ nil_amt: z.number(), expt_amt: z.number(), ngsup_amt: z.number() },
        }),
      ),
    }),
    hsn: z.object({ hsn_b2b: hsn, hsn_b2c: hsn }),
    doc_issue: z.object({
      doc_det: z.array(
        z.object({
          doc_num: z.number().int(),
          doc_typ: z.string(),
          docs: z.array(
            z.object({
              ...{ num: z.number().int(), from: z.string(), to: z.string() },
              ...{ totnum: z.number().int(), cancel: z.number().int(), net_issue: z.number().int() },
            }),
          ),
        }),
      ),
    }),
  })
  .meta({
    id: 'Gstr1',
    description: 'Form GSTR-1 as its portal takes it, with the tables that a shop like this fills.',
  });
