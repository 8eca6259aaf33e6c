// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxRegistry} from "./SandboxRegistry.sol";

/// Resolves names (ENS): an address for each kind of coin, texts, and the name of an address. The owner of a node may write.
contract SandboxResolver {
    uint256 private constant ETHER = 60;
    SandboxRegistry private constant REGISTRY = SandboxRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

    mapping(bytes32 node => address) private ethers;
    mapping(bytes32 node => string) public name;
    mapping(bytes32 node => mapping(string key => string)) public text;
    mapping(bytes32 node => mapping(uint256 coin => bytes)) private coins;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    error NotOwner(bytes32 node, address caller);

    modifier onlyOwner(bytes32 node) {
        if (REGISTRY.owner(node) != msg.sender) revert NotOwner(node, msg.sender);
        _;
    }

    function addr(bytes32 node) external view returns (address payable) {
        return payable(ethers[node]);
    }

    function addr(bytes32 node, uint256 coin) external view returns (bytes memory) {
        if (coin != ETHER) return coins[node][coin];
        return ethers[node] == address(0) ? bytes("") : abi.encodePacked(ethers[node]);
    }

    function setAddr(bytes32 node, address value) external onlyOwner(node) {
        ethers[node] = value;
        emit AddrChanged(node, value);
    }

    function setAddr(bytes32 node, uint256 coin, bytes calldata value) external onlyOwner(node) {
        coins[node][coin] = value;
        emit AddressChanged(node, coin, value);
    }

    function setName(bytes32 node, string calldata value) external onlyOwner(node) {
        name[node] = value;
        emit NameChanged(node, value);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        text[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    /// ERC-165: this interface itself, addr, addr of a coin, name, and text.
    function supportsInterface(bytes4 wanted) external pure returns (bool) {
        return wanted == 0x01ffc9a7 || wanted == 0x3b3b57de || wanted == 0xf1cb7e06 || wanted == 0x691f3431
            || wanted == 0x59d1d43c;
    }
}
