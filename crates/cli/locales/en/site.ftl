### The command `site`.

cli-about-site = Write a website on which people play without a server: any host of plain files will do
cli-more-site = The site keeps its games in the browser and works without a connection once it was opened. It needs https (or localhost), as browsers allow service workers nowhere else, and a host that sends no stricter content security policy than the pages carry.
cli-arg-site-folder = Folder for the files; a folder that has something else in it is refused
cli-arg-site-robots = Whether search engines may list the site
cli-arg-site-module = Module to use instead of the one that comes with the program
cli-site-cannot-write = { $folder } cannot be written
cli-site-not-empty = { $folder } is not empty and holds no such site
cli-site-no-module = { $file } cannot be read
cli-site-written = { $files } files with { $kilobytes } kB are in { $folder }
