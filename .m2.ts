import { createDemoCatalogue } from '/work/main/src/server/demo/catalogue/index.ts';
import { drawProduct } from '/work/main/src/server/demo/pictures/index.ts';
import sharp from 'sharp';
sharp.concurrency(1);
console.log(sharp.versions, sharp.simd());
const c=createDemoCatalogue();
const pick=[5,100,1000,2000,3000,4000,5000,6000,7000,8000,9000,10000].map(i=>c.products[i]!);
function med(a:number[]){a=[...a].sort((x,y)=>x-y);return `${a[a.length>>1]!.toFixed(1)} (max ${a.at(-1)!.toFixed(1)})`}
async function cpu(f:()=>Promise<any>){const u=process.cpuUsage(),t=performance.now();const r=await f();const d=process.cpuUsage(u);return [r,(d.user+d.system)/1000,performance.now()-t] as const}
const svgs:string[]=[];
const t:number[]=[];
for(const round of [0,1]) for(const p of pick) for(const v of p.variants[0]!.views){const [s,ms]=await cpu(async()=>drawProduct(p.variants[0]!.art,v)); if(round){t.push(ms);svgs.push(s)}}
console.log('draw',med(t),'svg bytes',med(svgs.map(s=>s.length)));
for(const w of [96,320,640,1280]){
 const rs:number[]=[],raws:any[]=[];
 for(const s of svgs){const [r,ms]=await cpu(()=>sharp(Buffer.from(s),{density:72*w/1200}).resize({width:w}).raw().toBuffer({resolveWithObject:true}));rs.push(ms);raws.push(r)}
 console.log('raster density',w,med(rs),raws[0].info.width,raws[0].info.channels);
 const encs:Record<string,(s:any)=>any>={webp75e4:s=>s.webp({quality:75,effort:4}),webp80e2:s=>s.webp({quality:80,effort:2}),webp80e4ss:s=>s.webp({quality:80,effort:4,smartSubsample:true}),jpeg:s=>s.jpeg({quality:80}),mozjpeg:s=>s.jpeg({quality:80,mozjpeg:true}),...(w<=640?{avif50e0:s=>s.avif({quality:50,effort:0}),avif50e2:s=>s.avif({quality:50,effort:2}),avif55e1:s=>s.avif({quality:55,effort:1}),avif50e4:s=>s.avif({quality:50,effort:4})}:{avif50e0:s=>s.avif({quality:50,effort:0})})} as any;
 for(const [n,e] of Object.entries(encs)){const ts:number[]=[],sz:number[]=[];
  for(const r of raws.slice(0,20)){const [b,ms]=await cpu(()=>e(sharp(r.data,{raw:{width:r.info.width,height:r.info.height,channels:r.info.channels}}).flatten({background:'#fff'})).toBuffer());ts.push(ms);sz.push(b.length)}
  console.log(' ',n,'ms',med(ts),'bytes',med(sz));}
}
