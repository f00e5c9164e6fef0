-- Packs of one article are shown together: each product has the number of its family. Facets of a server of the version before have none, until this one makes them anew.

alter table product_facet add column family integer;
create index product_facet_family on product_facet (family);
